/** How the modules of a table are laid out and which of them are in a string. */
export interface TableLayout {
  readonly orientation: 'portrait' | 'landscape'
  /** Lines of modules across the width, and modules along each. */
  readonly lines: number
  readonly columns: number
  /** Modules of each string: `line x columns + column`, from line 0 at the lower edge. */
  readonly strings: readonly (readonly number[])[]
  readonly diodes: number
  /** Parts of a module in parallel: 2 of half cells. */
  readonly parts: number
  readonly cellsInSeries: number
}

/** The cells of a table, as rows across its width and columns along it. */
export interface CellGrid {
  readonly rows: number
  readonly columns: number
  /** Cells of a series: of a part behind a diode. */
  readonly ofSeries: number
  /** Cells of each series in turn, `row x columns + column`; those of a module together, diode by diode, part by part. */
  readonly cells: Int32Array
}

/** Columns of cells behind a diode, side by side along the short side of the module: out and back where that is even. */
export function columnsOfDiode({ cellsInSeries, diodes }: Pick<TableLayout, 'cellsInSeries' | 'diodes'>): number {
  return (cellsInSeries / diodes) % 2 === 0 ? 2 : 1
}

/** Where the cells of a table are: columns of cells along the long side of each module, which the parts share. */
export function cellGrid(layout: TableLayout): CellGrid {
  const { orientation, lines, columns, diodes, parts, cellsInSeries } = layout
  const wide = columnsOfDiode(layout)
  const ofSeries = cellsInSeries / diodes
  const deep = ofSeries / wide
  const isUpright = orientation === 'portrait'
  const short = wide * diodes
  const long = deep * parts
  const [up, along] = isUpright ? [long, short] : [short, long]
  const cells = new Int32Array(lines * columns * diodes * parts * ofSeries)
  let at = 0
  for (let module = 0; module < lines * columns; module++) {
    const row = Math.floor(module / columns) * up
    const column = (module % columns) * along
    for (let diode = 0; diode < diodes; diode++)
      for (let part = 0; part < parts; part++)
        for (let cell = 0; cell < ofSeries; cell++) {
          const acrossShort = diode * wide + Math.floor(cell / deep)
          const alongLong = part * deep + (cell % deep)
          const [r, c] = isUpright ? [alongLong, acrossShort] : [acrossShort, alongLong]
          cells[at++] = (row + r) * columns * along + column + c
        }
  }
  return { rows: lines * up, columns: columns * along, ofSeries, cells }
}
