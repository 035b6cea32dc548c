import type { CallOptions, Common, Send } from './call.ts'

/** A page of a list: its entries, and in the header `Link` the address of the next one. */
export interface PageAnswer<Entry> {
  readonly data: readonly Entry[]
  readonly response: { readonly headers: { get(name: string): string | null } }
}

/** Entries of a page, and the parameter of the next call; null on the last page. */
interface Page<Entry> {
  readonly entries: readonly Entry[]
  readonly next: string | null
}

type Call = <T>(options: CallOptions | undefined, send: Send<T>) => Promise<T>

/** Ways to read all pages of a list. Each page is fetched when the one before has been read. */
export interface PageReader {
  /** The header `Link` has the cursor of the next page. */
  linked<Entry>(
    options: CallOptions | undefined,
    send: (common: Common, page: { cursor?: string }) => Promise<PageAnswer<Entry>>,
  ): AsyncGenerator<Entry, void, undefined>
  /** The page itself names the next one, which starts after it. */
  chained<Answer, Entry>(
    options: CallOptions | undefined,
    send: (common: Common, page: { before?: string }) => Promise<{ data: Answer }>,
    read: (answer: Answer) => Page<Entry>,
  ): AsyncGenerator<Entry, void, undefined>
}

export function createPageReader(call: Call): PageReader {
  return {
    linked: (options, send) =>
      entriesOf(async (cursor) => {
        const { data, response } = await call(options, async (common) => ({ data: await send(common, cursor === null ? {} : { cursor }) }))
        return { entries: data, next: nextCursor(response) }
      }),
    chained: (options, send, read) =>
      entriesOf(async (before) => read(await call(options, (common) => send(common, before === null ? {} : { before })))),
  }
}

async function* entriesOf<Entry>(pageAt: (place: string | null) => Promise<Page<Entry>>): AsyncGenerator<Entry, void, undefined> {
  let place: string | null = null
  do {
    const { entries, next }: Page<Entry> = await pageAt(place)
    yield* entries
    place = next
  } while (place !== null)
}

function nextCursor({ headers }: PageAnswer<unknown>['response']): string | null {
  return /[?&]cursor=([\w-]+)[^>]*>; *rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? null
}
