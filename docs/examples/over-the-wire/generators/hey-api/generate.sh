npx @hey-api/openapi-ts
