#!/bin/sh
# Stands for kanso-viewer in tests: says what it is told to say, else its arguments, one to a line,
# and ends as it is told to.
if [ -n "$WINDOW_SAYS" ]; then
    printf '%s\n' "$WINDOW_SAYS"
else
    printf '%s\n' "$@"
fi
exit "${WINDOW_STATUS:-0}"
