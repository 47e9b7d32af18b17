#!/usr/bin/env bash
# The first calls, with curl alone: log in, list one's jobs, try one that is refused.
# Run it against a server with the demo town: `bash first-calls.sh http://localhost:3000`.
set -eu
api="${1:-http://localhost:3000}/v1"

answer=$(curl --silent --show-error --fail --json '{ "email": "customer@demo.bidfair.test", "password": "demo1234" }' "$api/login/customer")
token=$(sed -E 's/.*"token":"([^"]+)".*/\1/' <<<"$answer")

curl --silent --show-error --fail --header "Authorization: Bearer $token" --json '{ "limit": 2 }' "$api/get-jobs/customer"
echo

# A failure names its code, and which fields are wrong.
curl --silent --show-error --header "Authorization: Bearer $token" --header 'Accept-Language: es' --json '{}' "$api/create-job/customer"
echo
