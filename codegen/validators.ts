import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneModule from 'ajv/dist/standalone/index.js'
import { boundErrors } from './bounded-errors.ts'
import { checkingParameter, checkingSchemas } from './checking-schema.ts'
import { chooseKeyword } from './choose-keyword.ts'
import type { Document, Schema } from './document.ts'
import { leanCalls } from './lean-calls.ts'
import { leanChecks } from './lean-checks.ts'
import { leanSchemas } from './lean-schemas.ts'
import { namesKeyword } from './names-keyword.ts'
import { readDecimalNumbers } from './number-texts.ts'
import { groupName, type Operation, type ParameterGroup, parameterGroups } from './operations.ts'
import { DocumentError } from './stop.ts'

/** Schemas that the services check in addition to whole bodies. */
const OWN_SCHEMAS = ['RunRequest', 'SimpleRunRequest', 'SizeRequest', 'Scene', 'Weather', 'Module', 'Inverter', 'Bifacial'] as const

/**
 * Requests of studies, in a module of their own, which a host loads with the first study. The plants in them are checked as
 * those of runs, so that no check of them is written here.
 */
const STUDY_SCHEMAS = ['SweepRequest', 'OptimiseRequest', 'UncertaintyRequest', 'PerformanceRequest'] as const
const PLANTS = ['base', 'request', 'run']

/** Number of failures that a validator keeps. Further ones are only counted. */
const KEPT_ERRORS = 1000

export function bodyValidator(operation: Operation): string {
  return `validate_${operation.handlerId}_body`
}

export function parameterValidator(operation: Operation, group: ParameterGroup): string {
  return `validate_${operation.handlerId}_${group}`
}

export interface ValidatorFiles {
  /** Bodies and schemas. */
  readonly bodies: string
  /** Path, query and header parameters, whose texts are converted to numbers and booleans. */
  readonly parameters: string
  readonly declarations: string
  readonly studies: string
  readonly studyDeclarations: string
}

export function writeValidators(document: Document, operations: readonly Operation[]): ValidatorFiles {
  const own = operations.filter(({ id, handlerId }) => id === handlerId)
  const bodies = bodyExports(own, document)
  const parameters = parameterExports(own)
  return {
    bodies: `${compileBodies(bodies, document)}\nexport * from './parameter-validators.gen.js';\n`,
    parameters: compileParameters(own, document),
    declarations: declarations(bodies, parameters),
    ...studyFiles(document),
  }
}

/** Name of the component schema by export name. */
function bodyExports(operations: readonly Operation[], document: Document): ReadonlyMap<string, string> {
  const exports = new Map<string, string>()
  for (const operation of operations) if (operation.body?.kind === 'json') exports.set(bodyValidator(operation), operation.body.schemaName)
  for (const name of OWN_SCHEMAS) if (document.schemas[name] !== undefined) exports.set(`validate_schema_${name}`, name)
  return exports
}

/** Type of a valid input by export name. */
function parameterExports(operations: readonly Operation[]): ReadonlyMap<string, string> {
  const exports = new Map<string, string>()
  for (const operation of operations) {
    for (const group of parameterGroups(operation))
      exports.set(parameterValidator(operation, group), `Inputs['${operation.id}']['${group}']`)
  }
  return exports
}

function compileBodies(exports: ReadonlyMap<string, string>, document: Document): string {
  const schemas = checkingSchemas([...exports.values()], document)
  const [ajv, defaultsAjv] = [newAjv(false), newAjv(false)]
  for (const [name, schema] of schemas) {
    ajv.addSchema({ $id: name, ...schema })
    defaultsAjv.addSchema({ $id: name, ...schema })
  }
  for (const [name, schema] of schemas) checkDefaults(defaultsAjv, schema, name)
  return standalone(ajv, Object.fromEntries(exports))
}

function studyFiles(document: Document): Pick<ValidatorFiles, 'studies' | 'studyDeclarations'> {
  const names = STUDY_SCHEMAS.filter((name) => document.schemas[name] !== undefined)
  const ajv = newAjv(false)
  for (const [name, schema] of checkingSchemas(names, document)) ajv.addSchema({ $id: name, ...withoutPlants(schema) })
  const exports = names.map((name) => [`validate_schema_${name}`, name] as const)
  const lines = exports.map(([exported, name]) => `export declare const ${exported}: Validator<components['schemas']['${name}']>`)
  return {
    studies: `${standalone(ajv, Object.fromEntries(exports))}\n`,
    studyDeclarations: `import type { components } from './openapi.gen.ts'\nimport type { Validator } from './validators.gen.js'\n\n${lines.join('\n')}\n`,
  }
}

function withoutPlants(schema: Schema): Schema {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, unknown>)
  if (!properties.some(([name]) => PLANTS.includes(name))) return schema
  return { ...schema, properties: Object.fromEntries(properties.map(([name, own]) => [name, PLANTS.includes(name) ? true : own])) }
}

function compileParameters(operations: readonly Operation[], document: Document): string {
  const ajv = newAjv(true)
  const exports: Record<string, string> = {}
  for (const operation of operations) {
    for (const group of parameterGroups(operation)) {
      const name = parameterValidator(operation, group)
      ajv.addSchema({ $id: name, ...groupSchema(operation, group, document) })
      exports[name] = name
    }
  }
  return readDecimalNumbers(standalone(ajv, exports))
}

function groupSchema(operation: Operation, group: ParameterGroup, document: Document): Schema {
  const parameters = operation.parameters[group]
  const properties = parameters.map(({ name, schema }) => [name, checkingParameter(schema, document, groupName(operation, group, name))])
  return {
    type: 'object',
    // Requests have further headers that the operation does not read.
    additionalProperties: group === 'headers',
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(properties),
  }
}

function newAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    coerceTypes,
    discriminator: true,
    useDefaults: true,
    strictNumbers: true,
    multipleOfPrecision: 9, // 5.1 / 0.01 is 509.99999999999994
    messages: false,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  })
  // Ajv2020 would track evaluated properties, which only keywords need that no schema here may use.
  ajv.opts.unevaluated = false
  ajv.addKeyword(chooseKeyword)
  ajv.addKeyword('chooseBy')
  ajv.addKeyword(namesKeyword)
  return ajv
}

/**
 * Checks every default against its schema: an invalid default would make every request fail that
 * omits the field.
 */
function checkDefaults(ajv: Ajv2020, schema: unknown, where: string): void {
  if (typeof schema !== 'object' || schema === null) return
  const { default: value, ...rest } = schema as Schema
  if (value !== undefined && !ajv.validate(rest, structuredClone(value))) {
    throw new DocumentError(where, `the default ${JSON.stringify(value)} is not valid: ${ajv.errorsText()}`)
  }
  for (const [key, inner] of Object.entries(rest)) if (key !== 'chooseBy') checkDefaults(ajv, inner, `${where}.${key}`)
}

function standalone(ajv: Ajv2020, exports: Record<string, string>): string {
  const written = (standaloneModule as unknown as { default: typeof standaloneModule }).default(ajv, exports)
  // Remove what nothing reads: the schema path of a keyword, and the direction of a limit, which
  // the keyword implies. `strictNumbers` lets a limit see finite numbers alone, so none is NaN.
  const read = written
    .replaceAll(/schemaPath:("[^"]*"|schemaPath),/g, '')
    .replaceAll(/comparison: "[<>]=?", /g, '')
    .replaceAll(/^(if\(data\d* [<>]=? \S+) \|\| isNaN\(data\d*\)\)\{$/gm, '$1){')
  const pure = leanChecks(leanSchemas(leanCalls(boundErrors(read, KEPT_ERRORS))), KEPT_ERRORS)
    .replace('"use strict";\n', '')
    .replaceAll(/^const (\w+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;$/gm, 'const $1 = codePoints;')
  if (pure.includes('require(')) throw new Error('Ajv writes a require that codegen/validators.ts does not replace')
  return `${pure}${pure.includes('codePoints') ? CODE_POINTS : ''}`
}

/** Length of a text in code points, as JSON Schema counts it. */
const CODE_POINTS = `
function codePoints(text) {
  let length = text.length;
  for (let i = 0; i + 1 < text.length; i++) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) { length--; i++; }
  }
  return length;
}
`

function declarations(bodies: ReadonlyMap<string, string>, parameters: ReadonlyMap<string, string>): string {
  const types = [...[...bodies].map(([name, schema]) => [name, `components['schemas']['${schema}']`] as const), ...parameters]
  return `import type { Inputs } from './handlers.gen.ts'
import type { components } from './openapi.gen.ts'

/** One failure, as Ajv describes it. */
export interface ValidationError {
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

/**
 * Checks a value and fills its defaults in place. For an invalid value, \`errors\` has the first
 * ${KEPT_ERRORS} failures and \`count\` is the number of all.
 */
export interface Validator<T> {
  (value: unknown): value is T
  readonly errors: readonly ValidationError[] | null
  readonly count: number
}

${types.map(([name, type]) => `export declare const ${name}: Validator<${type}>`).join('\n')}

export type ValidatorName =
${types.map(([name]) => `  | '${name}'`).join('\n')}
`
}
