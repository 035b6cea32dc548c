import { useState } from 'preact/hooks'

const SHOWN_MILLIS = 2000

/** Copies a text. Without a clipboard, which a page has on secure addresses only, it says how to copy. */
export function CopyButton(props: { readonly label: string; readonly text: () => string }) {
  const { label, text } = props
  const [said, say] = useState<string | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text())
      say('Copied')
    } catch {
      say('Select the text and press Ctrl+C')
    }
    setTimeout(() => say(null), SHOWN_MILLIS)
  }
  return (
    <button type="button" onClick={() => void copy()}>
      {said ?? label}
    </button>
  )
}
