/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { InterviewPlacesQuery, InterviewPlacesQueryVariables } from '../graphql';

export const InterviewPlacesDocument: DocumentTypeDecoration<InterviewPlacesQuery, InterviewPlacesQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:c2b97687fdcd4bad2dcd41d755c2f7408f0cdeec40fc6f35ee2b65d6c9ff3e6d' },
};
