import { me } from '/account/assets/account.js'
import { call, fillTable, onSubmit, refuse, timeText } from '/account/assets/call.js'

if (me !== null) {
  const events = await call('GET', '/api/me/events')
  if (events !== null)
    fillTable(
      'events',
      events.map(({ at, kind, address, details }) => [
        timeText(at),
        [kind.replaceAll('_', ' '), details.label].filter(Boolean).join(': '),
        address,
      ]),
    )
  onSubmit('delete-account', async ({ email }) => {
    if (email.toLowerCase() !== me.email) return refuse(`The account is kept: type its address, ${me.email}, to delete it.`)
    if ((await call('DELETE', '/api/me')) !== null) location.assign('/signin')
  })
}
