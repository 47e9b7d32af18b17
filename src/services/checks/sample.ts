/** Stands for the id of a job or bid that is well-formed by nature, while only the typed part of a payload is judged. */
export const someId = '00000000-0000-7000-8000-000000000000'
