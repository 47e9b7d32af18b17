npx orval --config orval.config.mjs
