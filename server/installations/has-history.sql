-- Whether anything refers to an installation: taps that counted or were refused, or stations, also revoked ones.
CREATE OR REPLACE FUNCTION installation_has_history(the_installation text)
RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM stations WHERE installation_id = the_installation)
    OR EXISTS (SELECT FROM station_places WHERE installation_id = the_installation)
    OR EXISTS (SELECT FROM refused_taps WHERE installation_id = the_installation)
    OR EXISTS (SELECT FROM interactions WHERE installation_id = the_installation)
$$;
