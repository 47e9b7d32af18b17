npx openapi-zod-client openapi.yaml --output api.ts
