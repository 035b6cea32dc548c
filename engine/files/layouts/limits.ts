import { ObjectFileError } from '../object-file-error.ts'

/** Bytes of a layout, and what one may have. The slowest file within them takes about two seconds of processor time. */
export const BYTES_MAX = 9 * 1024 * 1024
export const FEATURES_MAX = 100_000
export const POINTS_MAX = 1_000_000
export const FACES_MAX = 300_000
/** Things inside things: groups, blocks in blocks, nodes in nodes, elements in elements. */
export const DEPTH_MAX = 32

/** Counts what a file has, so that its cost has a bound. */
export class Budget {
  private spent = 0

  /** @param what  in the plural: "points" */
  constructor(
    private readonly most: number,
    private readonly what: string,
  ) {}

  /** Fails: ObjectFileError beyond the limit. */
  spend(count = 1): void {
    this.spent += count
    if (this.spent > this.most)
      throw new ObjectFileError([
        `The file has more than ${this.most.toLocaleString('en')} ${this.what} with all that it repeats: send a part of the plant`,
      ])
  }
}

/** Transmittance of trees that state none: the default of a scene. */
export const TRANSMITTANCE = 0.3
