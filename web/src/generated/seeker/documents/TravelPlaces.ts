/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { TravelPlacesQuery, TravelPlacesQueryVariables } from '../graphql';

export const TravelPlacesDocument: DocumentTypeDecoration<TravelPlacesQuery, TravelPlacesQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:34e74c783b76f5588ba9f68823fea270103b1094c764ad8377868b235d7becd0' },
};
