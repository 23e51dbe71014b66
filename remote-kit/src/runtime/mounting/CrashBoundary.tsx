import type { MountProps } from '@escapade/shared-contracts/mount/mount-contract'
import { Component, type ReactNode } from 'react'

type Props = Pick<MountProps, 'onCrash'> & { children?: ReactNode }

/** Takes the view away when it throws and tells the shell, which shows its crash page and logs (SH-072, SH-074). */
export class CrashBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash?.(error)
  }

  override render() {
    return this.state.crashed ? null : this.props.children
  }
}
