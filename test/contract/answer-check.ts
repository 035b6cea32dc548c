import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

/** An answer as the document declares it: a media type with the schema of its body. */
interface Declared {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, unknown>>
}

interface Route {
  readonly method: string
  readonly path: string
  readonly pattern: RegExp
  readonly responses: Readonly<Record<string, Declared>>
}

const document = JSON.parse(readFileSync(join(import.meta.dir, '..', '..', 'openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, { responses: Record<string, Declared> }>>
}
/** The path that states most comes first: `/api/docs/{key}.md` is not the page `{key}`. */
const routes: readonly Route[] = Object.entries(document.paths)
  .flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { responses }]) => ({
      method: method.toUpperCase(),
      path,
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      responses,
    })),
  )
  .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')) || b.path.length - a.path.length)

const ajv = new Ajv2020({ strict: false, validateFormats: false, discriminator: false })
ajv.addSchema({ $id: 'document', ...document })
const validators = new Map<string, ValidateFunction>()

/**
 * The answer of an operation, of which the status and the media type are checked now, and a body of
 * JSON when it is read. What no operation answers is not checked: unknown paths and methods.
 * Fails: an error that names what openapi.json does not state.
 */
export function checked(request: Request, answer: Response): Response {
  const [path = ''] = request.url.replace(/^\w+:\/\/[^/]*/, '').split(/[?#]/) // a Host may be no host
  const route = routes.find(({ method, pattern }) => method === request.method && pattern.test(path))
  if (route === undefined || request.headers.get('host')?.includes(',')) return answer // two Hosts are refused before the path is read
  const says = (mistake: string) => new Error(`${route.method} ${route.path} answers ${answer.status}: ${mistake}`)
  const declared = route.responses[answer.status]
  if (declared === undefined) throw says('openapi.json states no such status')
  const mediaType = answer.headers.get('content-type')?.split(';')[0]
  if (mediaType === undefined || answer.status === 304) return answer
  const pointer = declared.$ref?.slice(1) ?? `/paths/${escaped(route.path)}/${route.method.toLowerCase()}/responses/${answer.status}`
  const content = declared.content ?? (declared.$ref === undefined ? {} : contentOf(declared.$ref))
  if (!Object.hasOwn(content, mediaType))
    throw says(`openapi.json states ${Object.keys(content).join(', ') || 'no body'}, not ${mediaType}`)
  if (!/[/+]json$/.test(mediaType)) return answer

  const body = (value: unknown): unknown => {
    const isValid = validatorOf(`document#${pointer}/content/${encodeURIComponent(escaped(mediaType))}/schema`)
    if (!isValid(value)) throw says(ajv.errorsText(isValid.errors))
    return value
  }
  const [json, text] = [answer.json.bind(answer), answer.text.bind(answer)]
  return Object.assign(answer, {
    json: async () => body(await json()),
    text: async () => {
      const read = await text()
      if (read !== '') body(await new Response(read).json()) // JSON.parse is what some tests count
      return read
    },
  })
}

function validatorOf(reference: string): ValidateFunction {
  const known = validators.get(reference) ?? ajv.compile({ $ref: reference })
  validators.set(reference, known)
  return known
}

function contentOf(reference: string): Readonly<Record<string, unknown>> {
  const steps = reference.split('/').slice(1)
  const found = steps.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document)
  return (found as Declared).content ?? {}
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}
