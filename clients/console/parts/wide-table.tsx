import type { ComponentChildren } from 'preact'

/** A place for a table that may be wider than the page: it scrolls by itself, by touch and by keyboard, and its edge has a shadow where it goes on. */
export function WideTable({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  )
}
