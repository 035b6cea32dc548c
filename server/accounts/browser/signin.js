import { call, onSubmit } from '/account/assets/call.js'

onSubmit('sign-in', async ({ email }, form) => {
  const started = await call('POST', '/api/auth/start', { email, accept_terms: true, terms_version: form.dataset.terms })
  if (started === null) return
  const sent = document.getElementById('sent')
  sent.querySelector('strong').textContent = email
  sent.hidden = false
  form.hidden = true
  // The field that had the focus is gone; a screen reader goes on with this text.
  sent.querySelector('h2').focus()
})
