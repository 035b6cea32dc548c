/**
 * Makes the validators of parameters accept only decimal numbers. Ajv's own coercion follows
 * JavaScript's `==`, which accepts `Infinity`, `0x10` and blank texts as numbers.
 * @param code  module as Ajv writes it with `coerceTypes`
 */
export function readDecimalNumbers(code: string): string {
  const strict = code.replaceAll(/\b(data\d+) && \1 == \+\1/g, 'isDecimal($1)')
  if (/== \+data/.test(strict)) throw new Error('Ajv converts texts to numbers in a form that codegen/number-texts.ts does not recognize')
  return `${strict}
function isDecimal(text) {
  return /^[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:e[+-]?\\d+)?$/i.test(text) && Number.isFinite(+text);
}
`
}
