import { loopbackUrl } from './loopback.ts'

/** What the answer of a right request has. */
export type Check = (text: string) => boolean

/** Answers are checked one in so many: unpacking and reading each would cost as much as a small run. */
const CHECKED_ONE_IN = 16

/**
 * What Bun's `fetch` and browsers ask for. Answers stay packed (`decompress: false`): the processors of the machine are
 * for the servers.
 */
export const PACKED = { 'accept-encoding': 'gzip, deflate, br, zstd' } as const

export function json(body: object, headers: Readonly<Record<string, string>> = {}): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
}

/** Sends requests to the servers of one store in turn, as a proxy would. */
export class Client {
  private readonly urls: readonly string[]
  private readonly weather = new Map<string, Promise<string>>()
  private sent = 0

  /** @param checkedOneIn  1 checks all answers */
  constructor(
    urls: readonly string[],
    private readonly checkedOneIn = CHECKED_ONE_IN,
  ) {
    this.urls = urls.map(loopbackUrl)
  }

  /** @returns null for a right answer; else the code of the problem, or `wrong_answer` */
  async ask(path: string, init: RequestInit | undefined, isRight: Check): Promise<string | null> {
    const answer = await this.fetch(path, init)
    if (answer.status !== 200) return problemIn(answer)
    return this.judge(answer, isRight)
  }

  /** Has a run accepted and asks for it until it has ended. */
  async accept(path: string, body: object, pollMillis: number, isRight: Check): Promise<string | null> {
    const accepted = await this.fetch(path, json(body, { prefer: 'respond-async' }))
    if (accepted.status !== 202) return problemIn(accepted)
    const { run_id: id } = JSON.parse(await textOf(accepted)) as { run_id: string }
    for (;;) {
      const answer = await this.fetch(`/api/runs/${id}`)
      if (answer.status === 200) return this.judge(answer, isRight)
      if (answer.status !== 202) return problemIn(answer)
      await answer.arrayBuffer()
      await Bun.sleep(pollMillis)
    }
  }

  /** Id of the typical year of a place, which the service makes and stores when it is first asked. */
  weatherAt(latitude: number, longitude: number): Promise<string> {
    const query = `latitude=${latitude}&longitude=${longitude}&source=embedded&fields=meta`
    const known = this.weather.get(query)
    if (known !== undefined) return known
    const asked = this.fetch(`/api/weather/tmy?${query}`).then(async (answer) => {
      const text = await textOf(answer)
      if (!answer.ok) throw new Error(`The request for a typical year failed with ${answer.status}: ${text}`)
      return (JSON.parse(text) as { meta: { id: string } }).meta.id
    })
    this.weather.set(query, asked)
    return asked
  }

  protected fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const url = this.urls[this.sent++ % this.urls.length]
    return fetch(`${url}${path}`, { ...init, headers: { ...PACKED, ...init.headers }, decompress: false })
  }

  private async judge(answer: Response, isRight: Check): Promise<string | null> {
    if (this.sent % this.checkedOneIn === 0) return isRight(await textOf(answer)) ? null : 'wrong_answer'
    return (await answer.arrayBuffer()).byteLength > 0 ? null : 'wrong_answer'
  }
}

async function problemIn(answer: Response): Promise<string> {
  const text = await textOf(answer)
  return /"code":"(\w+)"/.exec(text)?.[1] ?? `status_${answer.status}`
}

/** The text of an answer that was not unpacked on its way. */
async function textOf(answer: Response): Promise<string> {
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const encoding = answer.headers.get('content-encoding')
  if (encoding === 'gzip') return new TextDecoder().decode(Bun.gunzipSync(bytes))
  if (encoding === 'zstd') return new TextDecoder().decode(await Bun.zstdDecompress(bytes))
  return new TextDecoder().decode(bytes)
}
