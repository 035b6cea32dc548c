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
