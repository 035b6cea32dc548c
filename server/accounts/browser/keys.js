import { me } from '/account/assets/account.js'
import { call, fillTable, onSubmit, timeText } from '/account/assets/call.js'

if (me !== null) {
  onSubmit('new-key', async ({ label }, form) => {
    const made = await call('POST', '/api/keys', { label })
    if (made === null) return
    const shown = document.getElementById('made-key')
    const key = document.createElement('code')
    key.textContent = made.key
    shown.replaceChildren('Your new key, which is shown only now: ', key)
    shown.hidden = false
    form.reset()
    await list()
  })
  await list()
}

async function list() {
  const keys = await call('GET', '/api/keys')
  if (keys === null) return
  fillTable(
    'keys',
    keys.map((key) => [key.label, key.last_four, timeText(key.created_at), timeText(key.last_used_at), revokeButton(key)]),
  )
}

function revokeButton({ id, label }) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Revoke'
  button.setAttribute('aria-label', `Revoke ${label}`)
  button.addEventListener('click', async () => {
    if ((await call('DELETE', `/api/keys/${id}`)) !== null) await list()
  })
  return button
}
