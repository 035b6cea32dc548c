/** Says that projects belong to an account. */
export function SignInFirst({ root }: { readonly root: string }) {
  return (
    <section class="card">
      <h2>Projects</h2>
      <p>
        Projects are kept with an account: <a href={`${root}signin`}>sign in</a>, then come back to this tab. What is pinned stays in the
        address of this page.
      </p>
    </section>
  )
}
