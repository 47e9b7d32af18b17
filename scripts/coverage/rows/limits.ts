/** What hostile requests meet. */
export const LIMITS = {
  'limit.hidden-characters':
    'Names, mails, titles and other texts of one line: what nobody sees is refused (HIDDEN_CHARACTERS), combining letters and emoji stay; forms say it at the field',
} as const satisfies Record<string, string>
