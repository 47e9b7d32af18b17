// generated from openapi.yaml by npm run generate: do not edit
/** Finds what nobody sees in a text of one line: control characters, signs that turn its direction, characters without width. */
export const hiddenCharacter =
  /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200D\uFE0F]|(?!\u200D)(?=\p{EComp})\p{Cf})\p{DI}|(^|\P{Emoji})\uFE0F|(^|[^\p{ExtPict}\p{EMod}\uFE0F])\u200D|\u200D(?!\p{ExtPict})|(^|(?!\u{1F3F4}|(?!\u200D)(?=\p{EComp})\p{Cf})[\s\S])(?!\u200D)(?=\p{EComp})\p{Cf}/u
