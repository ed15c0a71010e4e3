import { Canvas } from 'leaflet';

declare module 'leaflet' {
  interface Canvas {
    _redrawRequest?: number | null;
    _redraw(): void;
  }
}

/**
 * Leaflet's canvas, which asks for a frame to draw in. Where it draws before that frame, as after a move, it forgets
 * the frame without taking it back, and of a map that was closed in between it would draw what is gone.
 */
export class MapCanvas extends Canvas {
  override _redraw(): void {
    if (typeof this._redrawRequest === 'number') cancelAnimationFrame(this._redrawRequest);
    super._redraw();
  }
}
