/**
 * A path whose last parameter has an ending, as `/{id}.svg`. The router cannot tell it from `/{id}`,
 * so both are one path for it, and the value of the parameter decides.
 * @param path  as in the document
 * @returns  the path in Elysia's syntax, and the ending; '' for none
 */
export function splitEnding(path: string): { path: string; ending: string } {
  const [ending = ''] = /(?<=\})\.\w+$/.exec(path) ?? []
  return { path: path.slice(0, path.length - ending.length).replaceAll(/\{(\w+)\}/g, ':$1'), ending }
}

type Params = Readonly<Record<string, string | null>>

/**
 * Which of the endings a request has, and its parameters without it.
 * @param endings  of the paths that the router takes for one; null when only others fit
 */
export function chooseEnding(params: Params, endings: readonly string[]): { ending: string; params: Params } | null {
  const [name = '', value] = Object.entries(params).at(-1) ?? []
  const ending = endings.find((known) => known !== '' && value?.endsWith(known)) ?? ''
  if (!endings.includes(ending)) return null
  return { ending, params: ending === '' ? params : { ...params, [name]: value?.slice(0, -ending.length) ?? null } }
}
