import { createContext } from 'react';
import type { Addresses } from '@/shared/lib/address';
import { useProvided } from '../useProvided';

/** The addresses of the application around a component. */
export const AddressesContext = createContext<Addresses | undefined>(undefined);

export const useAddresses = () => useProvided(AddressesContext, 'addresses');
