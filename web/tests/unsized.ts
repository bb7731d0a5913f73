/** A page without a layout has no sizes to tell of: stands in for `ResizeObserver`. */
export class Unsized {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
