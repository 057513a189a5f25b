#!/bin/sh
# Stands for kanso-viewer in tests: tells its arguments, one to a line, and ends as it is told to.
printf '%s\n' "$@"
exit "${WINDOW_STATUS:-0}"
