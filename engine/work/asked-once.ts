import type { Sources } from './sources.ts'

type Asked = Pick<Sources, 'weather' | 'module' | 'inverter' | 'typicalYear'>

/** Sources that are asked once for each id and place. A section that they return is not changed. */
export function askedOnce(sources: Sources): Asked {
  return {
    weather: remembering(async (id) => Object.freeze(await sources.weather(id))),
    module: remembering(async (id) => sources.module(id)),
    inverter: remembering(async (id) => sources.inverter(id)),
    typicalYear: remembering(async (query, before) => {
      const year = await sources.typicalYear(query, before)
      return { ...year, weather: Object.freeze(year.weather) }
    }),
  }
}

function remembering<Key, More extends readonly unknown[], Value>(
  ask: (key: Key, ...more: More) => Promise<Value>,
): (key: Key, ...more: More) => Promise<Value> {
  const known = new Map<string, Promise<Value>>()
  return (key, ...more) => {
    const name = JSON.stringify(key)
    const answer = known.get(name) ?? ask(key, ...more)
    known.set(name, answer)
    return answer
  }
}
