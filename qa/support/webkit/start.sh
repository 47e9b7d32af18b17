#!/bin/sh
# What Playwright starts for WebKit: what stands in its place, and starts WebKitGTK's MiniBrowser for each context.
exec "$QA_NODE" "$(dirname "$0")/start.ts" "$@"
