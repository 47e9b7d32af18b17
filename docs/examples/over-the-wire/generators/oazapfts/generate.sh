npx oazapfts openapi.yaml api.ts
