-- The same words as before. A function in this language is planned once for each connection, the former one anew in every
-- statement that stores a message; and scripts without spaces are looked for only where there are any.
CREATE OR REPLACE FUNCTION search_words(owner_id uuid, said text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT COST 10000 AS $$
DECLARE
  mark CONSTANT text := right(owner_id::text, 8);
  whole CONSTANT text := public.plain_text(left(said, 100000));
  words text[];
BEGIN
  IF whole = '' THEN
    RETURN ''::tsvector;
  END IF;
  words := ARRAY(
    SELECT mark || left(word, 60)
    FROM regexp_split_to_table(whole, '[\u0001-/:-`{-\u00bf\u0e00-\u0e7f\u0964\u0965\u2000-\u2bff\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+') word
    WHERE word <> ''
  );
  IF whole ~ '[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]' THEN
    words := words || ARRAY(
      SELECT mark || one || coalesce(lead(one) OVER (PARTITION BY run ORDER BY place), '')
      FROM (
        SELECT row_number() OVER () AS run, letters[1] AS letters
        FROM regexp_matches(whole, '[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+', 'g') letters
      ) runs
      CROSS JOIN LATERAL unnest(string_to_array(letters, NULL)) WITH ORDINALITY each (one, place)
      LIMIT 30000
    );
  END IF;
  RETURN array_to_tsvector(words);
END
$$;
