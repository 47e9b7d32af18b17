/** A valid id, for checking only the typed part of a payload. */
export const someId = '00000000-0000-7000-8000-000000000000'
