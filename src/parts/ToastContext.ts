import { createContext, useContext } from 'react';

/** Tells the visitor something outside its own place. Does nothing where no one listens. */
export type Toast = (text: string) => void;

export const ToastContext = createContext<Toast>(() => {});

export function useToast(): Toast {
  return useContext(ToastContext);
}
