/** A page of a list: its entries, and in the header `Link` the address of the next one. */
export interface PageAnswer<Entry> {
  readonly data: readonly Entry[]
  readonly response: { readonly headers: { get(name: string): string | null } }
}

/**
 * Entries of all pages, each fetched when the one before has been read.
 * @param pageAt  fetches the page at a cursor; the first one has an empty cursor
 */
export async function* entriesOfPages<Entry>(
  pageAt: (cursor: string) => Promise<PageAnswer<Entry>>,
): AsyncGenerator<Entry, void, undefined> {
  let cursor: string | undefined = ''
  while (cursor !== undefined) {
    const { data, response }: PageAnswer<Entry> = await pageAt(cursor)
    yield* data
    cursor = /[?&]cursor=([\w-]+)[^>]*>; *rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
  }
}
