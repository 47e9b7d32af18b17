/** How texts are cleaned before they are judged, compared and stored. */
export const TEXTS = {
  'limit.hidden-characters':
    'Names, titles and other texts of one line: line breaks become spaces, invisible characters go; texts of several lines lose control characters only',
  'text.joiners': 'Joiners, marks and variants that scripts and emoji need stay in names',
  'text.shows-nothing': 'A text that shows nothing is told as a missing one',
  'text.phone':
    'Telephone numbers: direction marks, special spaces and hyphens, digits of other scripts, extensions and (+1) are taken; libphonenumber judges (PHONE_INVALID)',
  'text.phone-links': 'A telephone link holds digits and the extension only',
  'text.links-in-names': 'Names hold no link and no mail address (NAME_HAS_LINK)',
  'text.composed':
    'Passwords, mail addresses, names and places are one in each Unicode form (NFC, NFD); older passwords, addresses and names are found',
  'text.search':
    'Each place and trade is found by what an English keyboard can type: without accents, St for Saint, any apostrophe and hyphen',
  'text.direction':
    'Names and texts of people keep their direction to themselves, on screens, in notifications and mails',
} as const satisfies Record<string, string>
