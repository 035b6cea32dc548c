/** What Ajv gives to a validator besides its value: only the place of the value is read here. */
const TAKEN = /\{instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors=\{\}\}=\{\}/g
const GIVEN = /\{instancePath(?::([^{}]+?))?,parentData(?::\w+)?,parentDataProperty(?::(?:"\w+"|\w+))?,rootData,dynamicAnchors\}/g
/** A name of these without one that the two patterns took. */
const LEFT_OVER = /^.*\b(?:parentData|parentDataProperty|rootData|dynamicAnchors)\b.*$/m

/**
 * Lets validators call each other with the place of the value alone. A page loads the validators, and
 * the parents and roots that Ajv passes along, which nothing here reads, were a twentieth of them.
 * @param code  module as Ajv writes it with `code.lines`
 */
export function leanCalls(code: string): string {
  const lean = code.replaceAll(TAKEN, 'instancePath=""').replaceAll(GIVEN, (_, place = 'instancePath') => place)
  const leftOver = lean.match(LEFT_OVER)
  if (leftOver !== null)
    throw new Error(`Ajv reads the parent of a value in a form that codegen/lean-calls.ts does not recognize: ${leftOver[0]}`)
  return lean
}
