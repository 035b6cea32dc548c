/** Says of a plant that is too large for an address where it is, and how it is kept. */
export function NoLink({ chars }: { readonly chars: number }) {
  return (
    <p class="note no-link" role="status">
      This plant is too large for a link: it would have {(chars / 1e6).toFixed(1)} MB, and browsers open 2 MB. It is in this page alone, and
      lost when the page is closed: save it as plant.json under “Take it with you” in the view Plant.
    </p>
  )
}
