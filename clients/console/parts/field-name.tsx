/** What a field is called, with its name in the request. */
export function FieldName({ path, label }: { readonly path: string; readonly label: string | null }) {
  return (
    <>
      {label === null ? null : <span>{label} </span>}
      <code class="path">{path}</code>
    </>
  )
}
