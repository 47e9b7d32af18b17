import libphonenumber from 'google-libphonenumber'

const { PhoneNumberUtil } = libphonenumber

/** Where a number without a country's code is dialed. */
const REGION = 'US'

/** Short codes and numbers of other countries that are written without their code: clients have always been able to send them. */
const LOCAL = /^[+]?[0-9 ().-]{3,30}$/

/** Whether a cleaned text is a number that may be dialed, with or without an extension. */
export function isPhone(text: string): boolean {
  if (LOCAL.test(text)) return true
  const numbers = PhoneNumberUtil.getInstance()
  try {
    return numbers.isPossibleNumber(numbers.parseAndKeepRawInput(text, REGION))
  } catch {
    // What cannot be read as a number at all is thrown.
    return false
  }
}
