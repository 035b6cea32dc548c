import type { Block } from '@pvyield/report/performance'
import { csvText } from '../parts/csv.ts'
import { saveFile } from '../parts/save-file.ts'
import { WideTable } from '../parts/wide-table.tsx'

/** A heading of the report with what follows it. */
interface Section {
  readonly title: string
  readonly blocks: readonly Block[]
}

/** Sections of a report as cards: those with a table or a text. Its pictures are drawn in the colours of the page elsewhere. */
export function ReportBlocks({ blocks, words }: { readonly blocks: readonly Block[]; readonly words: (text: string) => string }) {
  return (
    <>
      {sectionsOf(blocks)
        .filter(({ blocks: own }) => own.some(({ kind }) => kind === 'table') || own.at(0)?.kind === 'list')
        .map(({ title, blocks: own }) => (
          <div key={title} class="card">
            <h2>{title}</h2>
            {own.map((block, k) => (
              <BlockView key={k} block={block} words={words} />
            ))}
          </div>
        ))}
    </>
  )
}

function sectionsOf(blocks: readonly Block[]): readonly Section[] {
  const sections: { title: string; blocks: Block[] }[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 1) sections.push({ title: block.text, blocks: [] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections
}

function BlockView({ block, words }: { readonly block: Block; readonly words: (text: string) => string }) {
  if (block.kind === 'heading') return <h3>{block.text}</h3>
  if (block.kind === 'paragraph') return <p>{words(block.text)}</p>
  if (block.kind === 'table') return <BlockTable {...block} />
  if (block.kind !== 'list') return null
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{words(item)}</li>
      ))}
    </ul>
  )
}

function BlockTable({ title, columns, rows, strong = [] }: Extract<Block, { readonly kind: 'table' }>) {
  const save = () => {
    const text = csvText([columns.map((column) => column.title), ...rows])
    saveFile(`${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.csv`, new Blob([text], { type: 'text/csv' }))
  }
  return (
    <div class="numbers-table">
      <WideTable label={title}>
        <table class="numbers">
          <thead>
            <tr>
              {columns.map(({ title: name, isNumber }, k) =>
                name === '' ? (
                  <td key={k} />
                ) : (
                  <th key={k} scope="col" class={isNumber === true ? undefined : 'words'}>
                    {name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first = '', ...others], row) => (
              <tr key={row} class={strong.includes(row) ? 'strong' : undefined}>
                <th scope="row">{first}</th>
                {others.map((text, k) => (
                  <td key={k} class={columns[k + 1]?.isNumber === true ? undefined : 'words'}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <p class="tools">
        <button type="button" class="plain" onClick={save}>
          CSV<span class="unseen"> of {title}</span>
        </button>
      </p>
    </div>
  )
}
