import type { ComponentChildren, ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { ViewProps } from '../shell/view.ts'
import { withPicture } from '../state/console-state.ts'
import { lackingPictures } from './lacking-pictures.ts'
import type { CardProps } from './picture-card.tsx'
import { PictureTabs } from './picture-tabs.tsx'

const NONE: ReturnType<typeof lackingPictures> = new Map()

/** The picture that the state names, or the months and the losses. */
export function Pictures(props: Pick<ViewProps, 'host' | 'store' | 'state' | 'run'> & { readonly children: ComponentChildren }) {
  const { host, store, state, run, children } = props
  const { picture } = state
  const lacking = run.result === null ? NONE : lackingPictures(run.plant ?? state.plant, run.result.answer)
  const Card = useCard(picture !== undefined)
  const choose: CardProps['onPicture'] = (next, gesture = 'picture') => store.change(withPicture(store.state, next), gesture)
  return (
    <>
      <PictureTabs plant={state.plant} picture={picture} lacking={lacking} onPicture={choose} />
      {picture === undefined ? children : Card === null ? null : <Card root={host.root} picture={picture} run={run} onPicture={choose} />}
    </>
  )
}

/** The code of the pictures, which comes when the first is wanted. */
function useCard(isWanted: boolean): ComponentType<CardProps> | null {
  const [{ Card }, setCard] = useState<{ readonly Card: ComponentType<CardProps> | null }>({ Card: null })
  useEffect(() => {
    if (isWanted) void import('./picture-card.tsx').then(({ PictureCard }) => setCard({ Card: PictureCard }))
  }, [isWanted])
  return Card
}
