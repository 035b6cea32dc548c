import { piece } from '../http/pieces.ts'
import type { LibraryQuery, LibraryService, Page } from './service.ts'

/** A page of components, its entries as JSON. */
export interface WrittenPage extends Omit<Page<unknown>, 'entries'> {
  readonly entries: Uint8Array<ArrayBuffer>
}

/**
 * Tasks of a worker for the component library: to open its tables takes 50 ms, and to search 23,000
 * components for many words 30 ms.
 */
export class LibraryTasks {
  constructor(private readonly library: LibraryService) {}

  /** Fails: Problem validation_error of the field `cursor`. */
  readonly searchModules = async (query: LibraryQuery): Promise<WrittenPage> => written(this.library.modules(query))

  /** Fails: as `searchModules`. */
  readonly searchInverters = async (query: LibraryQuery): Promise<WrittenPage> => written(this.library.inverters(query))
}

function written({ entries, ...page }: Page<unknown>): WrittenPage {
  return { ...page, entries: piece(JSON.stringify(entries)) }
}
