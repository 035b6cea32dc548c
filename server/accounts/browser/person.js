import { me } from '/account/assets/account.js'
import { call, onPress, onSubmit } from '/account/assets/call.js'

if (me !== null) {
  document.getElementById('email').textContent = me.email
  const form = document.getElementById('profile')
  form.elements.namedItem('name').value = me.profile.name
  form.elements.namedItem('business_name').value = me.profile.business_name
  const saved = document.getElementById('saved')
  onSubmit('profile', async (profile) => {
    saved.hidden = true
    saved.hidden = (await call('PUT', '/api/me/profile', profile)) === null
  })
  showLogo(me.profile.has_logo)
  onSubmit('logo', async (_, form) => {
    if ((await call('PUT', '/api/me/logo', new FormData(form))) === null) return
    form.reset()
    showLogo(true)
  })
  onPress(document.getElementById('remove-logo'), async () => {
    if ((await call('DELETE', '/api/me/logo')) !== null) showLogo(false)
  })
  onPress(document.getElementById('sign-out'), async () => {
    if ((await call('POST', '/api/auth/signout')) !== null) location.assign('/signin')
  })
  const newTerms = document.getElementById('new-terms')
  newTerms.hidden = me.terms.accepted === me.terms.current
  onPress(document.getElementById('accept-terms'), async () => {
    const accepted = await call('POST', '/api/me/terms', { accept_terms: true, terms_version: me.terms.current })
    newTerms.hidden = accepted !== null
  })
}

function showLogo(isThere) {
  const picture = document.getElementById('shown-logo')
  // A browser would show the earlier one again.
  if (isThere) picture.src = `/api/me/logo?${Date.now()}`
  picture.hidden = !isThere
  document.getElementById('remove-logo').hidden = !isThere
}
