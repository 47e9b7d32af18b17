// generated from openapi.yaml by npm run generate: do not edit
/** Counting stops here, so that it costs the same in every town: nobody reads on. It stands for that many or more. */
export const MOST_COUNTED = 100
