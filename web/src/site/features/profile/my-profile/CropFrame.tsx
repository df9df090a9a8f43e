import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTexts } from '@/site/page/useTexts';
import { type Crop, cutOf, inside, maxZoom, moved, type Size } from './crop';
import styles from './PictureForm.module.css';

interface CropFrameProps {
  source: string;
  size: Size;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

const keySteps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
};

/** The round crop of a picture: dragged by touch or mouse, moved by arrow keys, enlarged by the slider. */
export function CropFrame({ source, size, crop, onChange }: CropFrameProps) {
  const texts = useTexts('profile').picture;
  const from = useRef<{ x: number; y: number } | undefined>(undefined);
  const { left, top, side } = cutOf(crop, size);
  const percent = (share: number) => `${share * 100}%`;
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    from.current = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (from.current === undefined) return;
    const [right, down] = [event.clientX - from.current.x, event.clientY - from.current.y];
    from.current = { x: event.clientX, y: event.clientY };
    onChange(moved(crop, size, right, down, event.currentTarget.clientWidth));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = keySteps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onChange(moved(crop, size, ...step, event.currentTarget.clientWidth));
  };
  return (
    <div className={styles.crop}>
      {/* A button, so that it can be focused and moved by keyboard and assistive technology. */}
      <button
        type="button"
        className={styles.frame}
        aria-label={texts.move}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          from.current = undefined;
        }}
        onKeyDown={onKeyDown}
      >
        <img
          className={styles.image}
          src={source}
          alt=""
          draggable={false}
          style={{
            width: percent(size.width / side),
            left: percent(-left / side),
            top: percent(-top / side),
          }}
        />
      </button>
      <label className={styles.zoom}>
        {texts.zoom}
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => onChange(inside({ ...crop, zoom: Number(event.target.value) }, size))}
        />
      </label>
    </div>
  );
}
