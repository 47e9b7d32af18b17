#!/bin/sh
# What Playwright starts for Firefox: a relay, which starts Firefox.
exec "$QA_NODE" "$(dirname "$0")/start.ts" "$@"
