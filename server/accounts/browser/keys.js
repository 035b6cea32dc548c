import { me } from '/account/assets/account.js'
import { call, fillTable, onPress, onSubmit, timeText } from '/account/assets/call.js'

const shown = document.getElementById('made-key')
const mayRaise = document.getElementById('keys-may-raise')

if (me !== null) {
  onSubmit('new-key', async ({ label }, form) => {
    const made = await call('POST', '/api/keys', { label })
    if (made === null) return
    const key = document.createElement('code')
    key.textContent = made.key
    shown.replaceChildren('Your new key, which is shown only now: ', key)
    shown.hidden = false
    form.reset()
    await list()
  })
  mayRaise.checked = me.keys_may_raise
  mayRaise.addEventListener('change', setMayRaise)
  await list()
}

/** The budget is sent with the switch, and stays as it is. */
async function setMayRaise() {
  const now = await call('GET', '/api/me')
  const wish = { budget_usd: now?.budget_usd, keys_may_raise: mayRaise.checked }
  const changed = now === null ? null : await call('PUT', '/api/me/budget', wish)
  mayRaise.checked = (changed ?? now ?? me).keys_may_raise
}

async function list() {
  const keys = await call('GET', '/api/keys')
  if (keys === null) return
  fillTable(
    'keys',
    keys.map((key) => [key.label, key.last_four, timeText(key.created_at), timeText(key.last_used_at), revokeButton(key)]),
  )
}

function revokeButton({ id, label, last_four }) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Revoke'
  button.setAttribute('aria-label', `Revoke ${label}`)
  onPress(button, async () => {
    if (!window.confirm(`Revoke the key "${label}", which ends with ${last_four}? Programs that use it stop working at once.`)) return
    if ((await call('DELETE', `/api/keys/${id}`)) === null) return
    if (shown.textContent.endsWith(last_four)) shown.hidden = true
    await list()
    // The button that had the focus is gone.
    document.getElementById('keys-title').focus()
  })
  return button
}
