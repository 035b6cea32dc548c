/**
 * A body turned out to inflate further than a body without a place among the large ones may: see
 * `LargeBodies`.
 */
export class NeedsPlace extends Error {
  constructor() {
    super('The body needs a place among the large ones')
    this.name = 'NeedsPlace'
  }
}
