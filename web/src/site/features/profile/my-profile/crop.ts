/** A picture under a square frame: its zoom and the position of its centre. */
export interface Crop {
  /** 1 if the shorter side just fills the frame. */
  zoom: number;
  /** The point of the picture at the frame's centre, as fractions of its width and height. */
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const wholePicture: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const maxZoom = 4;

function between(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** The side of the cropped square, in pixels of the picture. */
export function cutSide(crop: Crop, size: Size): number {
  return Math.min(size.width, size.height) / crop.zoom;
}

/** The nearest crop whose square lies inside the picture. */
export function inside(crop: Crop, size: Size): Crop {
  const zoom = between(crop.zoom, 1, maxZoom);
  const half = cutSide({ ...crop, zoom }, size) / 2;
  const x = between(crop.x, half / size.width, 1 - half / size.width);
  const y = between(crop.y, half / size.height, 1 - half / size.height);
  return { zoom, x, y };
}

/** Moves the picture under the frame, in pixels of a frame with the given side. */
export function moved(crop: Crop, size: Size, right: number, down: number, frame: number): Crop {
  const scale = cutSide(crop, size) / frame;
  const x = crop.x - (right * scale) / size.width;
  const y = crop.y - (down * scale) / size.height;
  return inside({ ...crop, x, y }, size);
}

/** The cropped square, in pixels of the picture. */
export function cutOf(crop: Crop, size: Size): { left: number; top: number; side: number } {
  const side = cutSide(crop, size);
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side };
}
