/**
 * Lets the validators of parameters take only decimal numbers. Ajv's own coercion follows JavaScript's `==`: `Infinity`, `0x10` and texts of
 * blanks would pass as numbers.
 * @param code  module as Ajv writes it with `coerceTypes`
 */
export function readDecimalNumbers(code: string): string {
  const strict = code.replaceAll(/\b(data\d+) && \1 == \+\1/g, 'isDecimal($1)')
  if (/== \+data/.test(strict)) throw new Error('Ajv turns texts into numbers in a way that is not known yet')
  return `${strict}
function isDecimal(text) {
  return /^[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:e[+-]?\\d+)?$/i.test(text) && Number.isFinite(+text);
}
`
}
