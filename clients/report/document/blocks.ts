import type { SvgElement } from '../pictures/element.ts'

/** A document as a list of blocks, which the writers turn into pages of a PDF or into HTML. */
export interface ReportDocument {
  readonly language: string
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly cover: Cover
  readonly blocks: readonly Block[]
  /** Stands at the foot of every page. */
  readonly foot: string
}

export interface Cover {
  readonly title: string
  readonly subtitle: string
  readonly business: string
  readonly logo: Logo | null
  readonly headlines: readonly Headline[]
  readonly notices: readonly Notice[]
  readonly facts: readonly Fact[]
}

export interface Logo {
  readonly type: 'image/png' | 'image/jpeg'
  readonly bytes: Uint8Array
}

/** One of the few numbers that a reader looks for first. */
export interface Headline {
  readonly name: string
  readonly value: string
  readonly unit: string
}

/** What a reader is to know before the numbers. */
export interface Notice {
  readonly text: string
  /** Heading of the section that says more. */
  readonly section: string | null
}

export type Fact = readonly [name: string, value: string]

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly title: string; readonly facts: readonly Fact[] }
  | ({ readonly kind: 'table' } & Table)
  | { readonly kind: 'figure'; readonly caption: string; readonly picture: SvgElement }

export interface Table {
  /** Also for people who cannot see it. */
  readonly title: string
  readonly columns: readonly Column[]
  /** Texts of the cells; the first one names the row. */
  readonly rows: readonly (readonly string[])[]
  /** Positions of rows that are totals or levels. */
  readonly strong?: readonly number[]
}

export interface Column {
  readonly title: string
  readonly isNumber?: boolean
  /** Share of the width, relative to the others. */
  readonly width: number
}

export const heading = (level: 1 | 2, text: string): Block => ({ kind: 'heading', level, text })
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
export const facts = (title: string, list: readonly (Fact | null)[]): Block => ({
  kind: 'facts',
  title,
  facts: list.filter((fact) => fact !== null),
})
export const table = (
  title: string,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  strong: readonly number[] = [],
): Block => ({
  kind: 'table',
  title,
  columns,
  rows,
  strong,
})
export const figure = (caption: string, picture: SvgElement | null): Block[] =>
  picture === null ? [] : [{ kind: 'figure', caption, picture }]
