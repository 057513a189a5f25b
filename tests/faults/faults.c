/* A disk that fails, from outside: loaded before a program (LD_PRELOAD), it lets one of the calls fail by which
 * the program changes what lies in a folder.
 *
 * FAULTS_IN     the folder, an absolute path; calls about anything else are let through
 * FAULTS_AT     which call fails, from 1; 0: none
 * FAULTS_WITH   what it fails with: an error number of the system, or 0: it writes half of what it was given
 * FAULTS_COUNT  a file to which the number of calls is added at the end
 *
 * Counted are opening for writing, writing, syncing, cutting, naming, removing and making folders. A call that
 * is made without the C library (renameat2 by some libraries) passes by unseen.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

static const char *folder;
static long fails_at, fails_with, calls;

__attribute__((constructor)) static void begin(void) {
    const char *at = getenv("FAULTS_AT"), *with = getenv("FAULTS_WITH");
    folder = getenv("FAULTS_IN");
    fails_at = at ? atol(at) : 0;
    fails_with = with ? atol(with) : EIO;
}

static int is_inside(const char *path) {
    if (!folder || !path) return 0;
    size_t len = strlen(folder);
    return strncmp(path, folder, len) == 0 && (path[len] == '/' || path[len] == 0);
}

/* A path as a call was given it: what is relative lies where the program was started, in the folder. */
static int names_inside(const char *path) {
    return folder && path && (path[0] != '/' || is_inside(path));
}

static int is_open_inside(int fd) {
    char link[64], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t len = readlink(link, path, sizeof path - 1);
    if (len < 0) return 0;
    path[len] = 0;
    return is_inside(path);
}

static int writes(int flags) { return (flags & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)) != 0; }

/* True if this call is the one. */
static int fails(void) { return __atomic_add_fetch(&calls, 1, __ATOMIC_SEQ_CST) == fails_at; }

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define FAIL_IF(inside)                     \
    do {                                    \
        if ((inside) && fails()) {          \
            errno = fails_with ? fails_with : EIO; \
            return -1;                      \
        }                                   \
    } while (0)

#define MODE_OF(flags)                                   \
    mode_t mode = 0;                                     \
    if ((flags) & (O_CREAT | O_TMPFILE)) {               \
        va_list rest;                                    \
        va_start(rest, flags);                           \
        mode = va_arg(rest, mode_t);                     \
        va_end(rest);                                    \
    }

int open(const char *path, int flags, ...) {
    MODE_OF(flags)
    FAIL_IF(writes(flags) && names_inside(path));
    return NEXT(open)(path, flags, mode);
}
int open64(const char *path, int flags, ...) {
    MODE_OF(flags)
    FAIL_IF(writes(flags) && names_inside(path));
    return NEXT(open64)(path, flags, mode);
}
int openat(int at, const char *path, int flags, ...) {
    MODE_OF(flags)
    FAIL_IF(writes(flags) && names_inside(path));
    return NEXT(openat)(at, path, flags, mode);
}
int openat64(int at, const char *path, int flags, ...) {
    MODE_OF(flags)
    FAIL_IF(writes(flags) && names_inside(path));
    return NEXT(openat64)(at, path, flags, mode);
}

/* A write fails whole, or half of it is written. */
ssize_t write(int fd, const void *bytes, size_t len) {
    if (is_open_inside(fd) && fails()) {
        if (fails_with == 0 && len > 1) return NEXT(write)(fd, bytes, len / 2);
        errno = fails_with ? fails_with : EINTR;
        return -1;
    }
    return NEXT(write)(fd, bytes, len);
}
ssize_t writev(int fd, const struct iovec *parts, int count) {
    if (is_open_inside(fd) && fails()) {
        if (fails_with == 0) return NEXT(writev)(fd, parts, 1);
        errno = fails_with;
        return -1;
    }
    return NEXT(writev)(fd, parts, count);
}
int fsync(int fd) {
    FAIL_IF(is_open_inside(fd));
    return NEXT(fsync)(fd);
}
int fdatasync(int fd) {
    FAIL_IF(is_open_inside(fd));
    return NEXT(fdatasync)(fd);
}
int ftruncate(int fd, off_t len) {
    FAIL_IF(is_open_inside(fd));
    return NEXT(ftruncate)(fd, len);
}
int ftruncate64(int fd, off64_t len) {
    FAIL_IF(is_open_inside(fd));
    return NEXT(ftruncate64)(fd, len);
}
int fchmod(int fd, mode_t mode) {
    FAIL_IF(is_open_inside(fd));
    return NEXT(fchmod)(fd, mode);
}
int rename(const char *from, const char *to) {
    FAIL_IF(names_inside(to));
    return NEXT(rename)(from, to);
}
int renameat(int at, const char *from, int to_at, const char *to) {
    FAIL_IF(names_inside(to));
    return NEXT(renameat)(at, from, to_at, to);
}
int renameat2(int at, const char *from, int to_at, const char *to, unsigned flags) {
    FAIL_IF(names_inside(to));
    return NEXT(renameat2)(at, from, to_at, to, flags);
}
int link(const char *from, const char *to) {
    FAIL_IF(names_inside(to));
    return NEXT(link)(from, to);
}
int linkat(int at, const char *from, int to_at, const char *to, int flags) {
    FAIL_IF(names_inside(to));
    return NEXT(linkat)(at, from, to_at, to, flags);
}
int unlink(const char *path) {
    FAIL_IF(names_inside(path));
    return NEXT(unlink)(path);
}
int unlinkat(int at, const char *path, int flags) {
    FAIL_IF(names_inside(path));
    return NEXT(unlinkat)(at, path, flags);
}
int mkdir(const char *path, mode_t mode) {
    FAIL_IF(names_inside(path));
    return NEXT(mkdir)(path, mode);
}

__attribute__((destructor)) static void end(void) {
    const char *path = getenv("FAULTS_COUNT");
    char line[32];
    if (!path) return;
    int fd = NEXT(open)(path, O_WRONLY | O_CREAT | O_APPEND, 0600);
    int len = snprintf(line, sizeof line, "%ld\n", calls);
    if (fd >= 0 && NEXT(write)(fd, line, (size_t)len) == len) close(fd);
}
