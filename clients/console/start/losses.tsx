import { lossesPicture } from '@pvyield/report'
import type { DocsPage, LossRow } from '@pvyield/sdk'
import { useEffect, useState } from 'preact/hooks'
import { Figure } from '../parts/figure.tsx'
import { GUIDE, rowSentences } from './row-sentences.ts'

/** The loss diagram. A row that is pointed at, or has the focus, is explained below it. */
export function Losses(props: { readonly root: string; readonly rows: readonly LossRow[]; readonly title?: string }) {
  const { root, rows, title = 'From the light to the grid' } = props
  const [key, setKey] = useState<string | null>(null)
  const sentences = useSentences(root, key !== null)
  const row = rows.find((each) => each.key === key)
  return (
    <Figure
      title={title}
      name="losses"
      draw={(options) => lossesPicture([...rows], options)}
      marks={{ key, onKey: setKey }}
      foot={
        <p class="explained" role="status">
          {row === undefined ? (
            <span class="soft">Point at a row, or go to it with Tab and the arrow keys: here is what it means.</span>
          ) : (
            <>
              <strong>{row.label}.</strong> {sentences.get(row.key) ?? ''} <a href={`${root}docs/row.${row.key}`}>More</a>
            </>
          )}
        </p>
      }
    />
  )
}

/** What the documentation says of each row; nothing until it is there. */
function useSentences(root: string, isWanted: boolean): ReadonlyMap<string, string> {
  const [sentences, setSentences] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    if (!isWanted || sentences.size > 0) return
    fetch(`${root}api/docs/${GUIDE}`)
      .then((answer) => answer.json())
      .then(({ markdown }: DocsPage) => setSentences(rowSentences(markdown)))
      .catch(() => undefined) // the link to the page of the row remains
  }, [root, isWanted, sentences])
  return sentences
}
